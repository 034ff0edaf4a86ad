CREATE TABLE "staff_roles" (
	"role" text PRIMARY KEY NOT NULL,
	"requires_second_step" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "confirmed_at" timestamp (3) with time zone DEFAULT to_timestamp(0) NOT NULL;