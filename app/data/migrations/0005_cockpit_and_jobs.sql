CREATE TABLE "site_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"cockpit" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"held_until" timestamp (3) with time zone
);
