ALTER TABLE "leads" ADD COLUMN "booked_from" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_booked_from_leads_id_fk" FOREIGN KEY ("booked_from") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_booked_from_idx" ON "leads" USING btree ("booked_from");