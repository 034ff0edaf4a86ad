CREATE TABLE "crm_change_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text collate "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"removed" integer NOT NULL,
	"reverted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "crm_bin" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "crm_change_groups_at_idx" ON "crm_change_groups" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_group_idx" ON "audit_log" USING btree ("group_id","id") WHERE "audit_log"."group_id" is not null;--> statement-breakpoint
UPDATE "crm_bin" SET "search_text" = lower(coalesce("record"->>'name', "record"->>'title', ''));
