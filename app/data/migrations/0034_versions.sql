ALTER TABLE "staff_schedules" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_reply_templates" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;