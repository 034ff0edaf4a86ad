ALTER TABLE "crm_clients" ADD COLUMN "phones" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_clients" ADD COLUMN "full_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "phone_e164" text;--> statement-breakpoint
CREATE INDEX "crm_clients_full_text_idx" ON "crm_clients" USING gin ("full_text" gin_trgm_ops);