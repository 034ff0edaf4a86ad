CREATE TABLE "booking_quarters" (
	"member_id" uuid NOT NULL,
	"quarter" integer NOT NULL,
	"booking_id" uuid NOT NULL,
	CONSTRAINT "booking_quarters_member_id_quarter_pk" PRIMARY KEY("member_id","quarter")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"sequence" integer NOT NULL,
	"time_zone" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"day_reminder_at" timestamp (3) with time zone,
	"hour_reminder_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_schedules" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"week" text NOT NULL,
	"days_off" jsonb NOT NULL,
	"holidays" text,
	"notice_hours" integer NOT NULL,
	"horizon_days" integer NOT NULL,
	"buffer_minutes" integer NOT NULL,
	"most_per_day" integer,
	"feed_token_hash" text,
	"busy_url" text,
	"busy" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"busy_read_at" timestamp (3) with time zone,
	"busy_failure" text
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"staff_id" uuid NOT NULL,
	"kind" text collate "C" NOT NULL,
	"mail" text collate "C" NOT NULL,
	CONSTRAINT "notification_choices_staff_id_kind_pk" PRIMARY KEY("staff_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"kind" text collate "C" NOT NULL,
	"place" text collate "C" NOT NULL,
	"record_id" text collate "C" NOT NULL,
	"count" integer NOT NULL,
	"told_key" text collate "C" NOT NULL,
	"actor_id" text,
	"actor_name" text,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"section" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "requires_second_step" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_quarters" ADD CONSTRAINT "booking_quarters_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_schedules" ADD CONSTRAINT "staff_schedules_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_quarters_booking_idx" ON "booking_quarters" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_lead_key" ON "bookings" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "bookings_member_idx" ON "bookings" USING btree ("member_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_starts_idx" ON "bookings" USING btree ("starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_schedules_feed_key" ON "staff_schedules" USING btree ("feed_token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_told_key" ON "notifications" USING btree ("staff_id","told_key");--> statement-breakpoint
CREATE INDEX "notifications_staff_idx" ON "notifications" USING btree ("staff_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("staff_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_unmailed_idx" ON "notifications" USING btree ("at") WHERE "notifications"."read_at" is null and "notifications"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_record_idx" ON "notifications" USING btree ("record_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name_key" ON "saved_views" USING btree ("staff_id","section","name_key");--> statement-breakpoint
CREATE INDEX "saved_views_shared_idx" ON "saved_views" USING btree ("section","is_shared");