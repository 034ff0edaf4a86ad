CREATE TABLE "audit_tasks" (
	"client_id" text NOT NULL,
	"check_id" text NOT NULL,
	"task_id" text NOT NULL,
	CONSTRAINT "audit_tasks_client_id_check_id_pk" PRIMARY KEY("client_id","check_id")
);
--> statement-breakpoint
CREATE TABLE "audits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"host" text NOT NULL,
	"site" text NOT NULL,
	"state" text NOT NULL,
	"requester" text NOT NULL,
	"language" text NOT NULL,
	"email" text,
	"client_id" text,
	"compared_to" uuid,
	"progress" jsonb NOT NULL,
	"report" jsonb,
	"score" integer,
	"failure" text,
	"attempts" integer NOT NULL,
	"held_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "audits" ADD CONSTRAINT "audits_compared_to_audits_id_fk" FOREIGN KEY ("compared_to") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audits_running_host_key" ON "audits" USING btree ("host") WHERE "audits"."state" = 'running';--> statement-breakpoint
CREATE INDEX "audits_open_idx" ON "audits" USING btree ("created_at","id") WHERE "audits"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "audits_site_idx" ON "audits" USING btree ("site","finished_at");--> statement-breakpoint
CREATE INDEX "audits_client_idx" ON "audits" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "audits_email_idx" ON "audits" USING btree ("email");--> statement-breakpoint
CREATE INDEX "audits_compared_idx" ON "audits" USING btree ("compared_to");