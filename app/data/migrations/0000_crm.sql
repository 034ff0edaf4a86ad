CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "crm_bin" (
	"collection" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"record" jsonb NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL,
	"removed_by" text NOT NULL,
	CONSTRAINT "crm_bin_collection_id_pk" PRIMARY KEY("collection","id")
);
--> statement-breakpoint
CREATE TABLE "crm_clients" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"search_text" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"sector" text NOT NULL,
	"sector_key" text collate "C" NOT NULL,
	"status" text collate "C" NOT NULL,
	"address" text NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"website" text NOT NULL,
	"score" integer NOT NULL,
	"score_history" jsonb NOT NULL,
	"score_updated_at" timestamp (3) with time zone NOT NULL,
	"trend" text NOT NULL,
	"assigned_to" text NOT NULL,
	"services" text[] NOT NULL,
	"revenue" double precision NOT NULL,
	"tags" text[] NOT NULL,
	"notes" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"identity" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crm_collections" (
	"collection" text collate "C" PRIMARY KEY NOT NULL,
	"changes" bigint NOT NULL,
	"records" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crm_journal" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"search_text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"related_type" text NOT NULL,
	"related_id" text collate "C" NOT NULL,
	"author" text NOT NULL,
	"ai_generated" boolean NOT NULL,
	"basis" jsonb
);
--> statement-breakpoint
CREATE TABLE "crm_projects" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"search_text" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"client_id" text collate "C" NOT NULL,
	"stage" text NOT NULL,
	"stage_key" smallint NOT NULL,
	"module_scores" jsonb NOT NULL,
	"analysis" text NOT NULL,
	"assigned_team_member" text NOT NULL,
	"due" date,
	"due_key" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crm_tasks" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"search_text" text NOT NULL,
	"title" text NOT NULL,
	"title_key" text collate "C" NOT NULL,
	"client_id" text collate "C",
	"project_id" text collate "C",
	"status" text NOT NULL,
	"status_key" smallint NOT NULL,
	"priority" text NOT NULL,
	"priority_key" smallint NOT NULL,
	"owner" text NOT NULL,
	"due" date,
	"due_key" text collate "C" NOT NULL,
	"checklist" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"prefix" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_hash_key" UNIQUE("hash")
);
--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_entity_idx" ON "audit_log" USING btree ("entity","entity_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "crm_bin_removed_idx" ON "crm_bin" USING btree ("removed_at","id");--> statement-breakpoint
CREATE INDEX "crm_clients_name_idx" ON "crm_clients" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "crm_clients_sector_idx" ON "crm_clients" USING btree ("sector_key","id");--> statement-breakpoint
CREATE INDEX "crm_clients_status_idx" ON "crm_clients" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "crm_clients_score_idx" ON "crm_clients" USING btree ("score","id");--> statement-breakpoint
CREATE INDEX "crm_clients_revenue_idx" ON "crm_clients" USING btree ("revenue","id");--> statement-breakpoint
CREATE INDEX "crm_clients_updated_idx" ON "crm_clients" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "crm_clients_status_name_idx" ON "crm_clients" USING btree ("status","name_key","id");--> statement-breakpoint
CREATE INDEX "crm_clients_assigned_name_idx" ON "crm_clients" USING btree ("assigned_to","name_key","id");--> statement-breakpoint
CREATE INDEX "crm_clients_of_sector_name_idx" ON "crm_clients" USING btree ("sector","name_key","id");--> statement-breakpoint
CREATE INDEX "crm_clients_tags_idx" ON "crm_clients" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "crm_clients_identity_idx" ON "crm_clients" USING gin ("identity");--> statement-breakpoint
CREATE INDEX "crm_clients_search_idx" ON "crm_clients" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "crm_journal_at_idx" ON "crm_journal" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "crm_journal_related_idx" ON "crm_journal" USING btree ("related_id","at","id");--> statement-breakpoint
CREATE INDEX "crm_journal_type_idx" ON "crm_journal" USING btree ("type","at","id");--> statement-breakpoint
CREATE INDEX "crm_journal_author_idx" ON "crm_journal" USING btree ("author","at","id");--> statement-breakpoint
CREATE INDEX "crm_journal_search_idx" ON "crm_journal" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "crm_projects_name_idx" ON "crm_projects" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "crm_projects_stage_idx" ON "crm_projects" USING btree ("stage_key","id");--> statement-breakpoint
CREATE INDEX "crm_projects_due_idx" ON "crm_projects" USING btree ("due_key","id");--> statement-breakpoint
CREATE INDEX "crm_projects_updated_idx" ON "crm_projects" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "crm_projects_client_idx" ON "crm_projects" USING btree ("client_id","name_key","id");--> statement-breakpoint
CREATE INDEX "crm_projects_of_stage_idx" ON "crm_projects" USING btree ("stage","name_key","id");--> statement-breakpoint
CREATE INDEX "crm_projects_assigned_idx" ON "crm_projects" USING btree ("assigned_team_member","name_key","id");--> statement-breakpoint
CREATE INDEX "crm_projects_search_idx" ON "crm_projects" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "crm_tasks_title_idx" ON "crm_tasks" USING btree ("title_key","id");--> statement-breakpoint
CREATE INDEX "crm_tasks_due_idx" ON "crm_tasks" USING btree ("due_key","id");--> statement-breakpoint
CREATE INDEX "crm_tasks_priority_idx" ON "crm_tasks" USING btree ("priority_key","id");--> statement-breakpoint
CREATE INDEX "crm_tasks_status_idx" ON "crm_tasks" USING btree ("status_key","id");--> statement-breakpoint
CREATE INDEX "crm_tasks_updated_idx" ON "crm_tasks" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "crm_tasks_of_status_idx" ON "crm_tasks" USING btree ("status","due_key","id");--> statement-breakpoint
CREATE INDEX "crm_tasks_owner_idx" ON "crm_tasks" USING btree ("owner","due_key","id");--> statement-breakpoint
CREATE INDEX "crm_tasks_client_idx" ON "crm_tasks" USING btree ("client_id","due_key","id");--> statement-breakpoint
CREATE INDEX "crm_tasks_project_idx" ON "crm_tasks" USING btree ("project_id","due_key","id");--> statement-breakpoint
CREATE INDEX "crm_tasks_search_idx" ON "crm_tasks" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "api_keys_created_idx" ON "api_keys" USING btree ("created_at","id");