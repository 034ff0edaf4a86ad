DROP INDEX "crm_projects_stage_idx";--> statement-breakpoint
DROP INDEX "crm_tasks_priority_idx";--> statement-breakpoint
DROP INDEX "crm_tasks_status_idx";--> statement-breakpoint
ALTER TABLE "crm_clients" ALTER COLUMN "sector" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "crm_clients" ALTER COLUMN "status" SET DEFAULT 'prospect';--> statement-breakpoint
ALTER TABLE "crm_clients" ALTER COLUMN "address" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "crm_clients" ALTER COLUMN "email" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "crm_clients" ALTER COLUMN "phone" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "crm_clients" ALTER COLUMN "website" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "crm_clients" ALTER COLUMN "assigned_to" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "crm_clients" ALTER COLUMN "services" SET DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "crm_clients" ALTER COLUMN "revenue" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "crm_clients" ALTER COLUMN "tags" SET DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "crm_clients" ALTER COLUMN "notes" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "crm_clients" ALTER COLUMN "documents" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "crm_journal" ALTER COLUMN "content" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "crm_journal" ALTER COLUMN "ai_generated" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "crm_projects" ALTER COLUMN "stage" SET DEFAULT 'discovery';--> statement-breakpoint
ALTER TABLE "crm_projects" ALTER COLUMN "module_scores" SET DEFAULT '{"adluma":0,"blogia":0,"hub":0,"ila":0,"illumatch":0,"landingpage":0}'::jsonb;--> statement-breakpoint
ALTER TABLE "crm_projects" ALTER COLUMN "analysis" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "crm_projects" ALTER COLUMN "assigned_team_member" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "crm_tasks" ALTER COLUMN "status" SET DEFAULT 'todo';--> statement-breakpoint
ALTER TABLE "crm_tasks" ALTER COLUMN "priority" SET DEFAULT 'normal';--> statement-breakpoint
ALTER TABLE "crm_tasks" ALTER COLUMN "owner" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "crm_tasks" ALTER COLUMN "checklist" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "phone" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "company" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "subject" SET DEFAULT '';--> statement-breakpoint
CREATE INDEX "crm_projects_stage_idx" ON "crm_projects" USING btree ("stage","id");--> statement-breakpoint
CREATE INDEX "crm_tasks_priority_idx" ON "crm_tasks" USING btree ("priority","id");--> statement-breakpoint
CREATE INDEX "crm_tasks_status_idx" ON "crm_tasks" USING btree ("status","id");--> statement-breakpoint
ALTER TABLE "crm_projects" DROP COLUMN "stage_key";--> statement-breakpoint
ALTER TABLE "crm_tasks" DROP COLUMN "status_key";--> statement-breakpoint
ALTER TABLE "crm_tasks" DROP COLUMN "priority_key";