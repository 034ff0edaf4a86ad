CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"assigned_to" text,
	"person_id" uuid,
	"client_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"company" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"service" text NOT NULL,
	"language" text NOT NULL,
	"page" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"campaign" jsonb,
	"notice_version" text NOT NULL,
	"notice_wording" text NOT NULL,
	"sender" text,
	"spam_score" integer NOT NULL,
	"spam_signals" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mailbox" text NOT NULL,
	"caller" text,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"company" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_statuses" (
	"member_id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "leads_key_key" ON "leads" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_reference_key" ON "leads" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "leads_created_idx" ON "leads" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leads_status_idx" ON "leads" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leads_assigned_idx" ON "leads" USING btree ("assigned_to","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leads_person_idx" ON "leads" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "leads_sender_idx" ON "leads" USING btree ("sender","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "people_mailbox_key" ON "people" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "people_caller_idx" ON "people" USING btree ("caller");