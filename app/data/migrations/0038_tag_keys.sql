DROP INDEX "crm_clients_tags_idx";--> statement-breakpoint
ALTER TABLE "crm_clients" ADD COLUMN "tag_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "crm_clients_tag_keys_idx" ON "crm_clients" USING gin ("tag_keys");