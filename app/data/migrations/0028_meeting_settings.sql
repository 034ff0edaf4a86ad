ALTER TABLE "staff_schedules" ADD COLUMN "video_url" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "meetings" jsonb;