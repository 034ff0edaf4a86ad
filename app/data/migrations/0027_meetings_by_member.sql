DROP INDEX "bookings_member_idx";--> statement-breakpoint
CREATE INDEX "bookings_member_idx" ON "bookings" USING btree ("member_id","starts_at","status");