ALTER TABLE "staff_schedules" ADD COLUMN "kinds" jsonb DEFAULT '["15","30","60"]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_schedules" ADD COLUMN "channels" jsonb DEFAULT '["phone","video","office"]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "follows_calendar" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "status_until" timestamp (3) with time zone;