ALTER TABLE "sign_in_failures" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "device_nonce" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "sign_in_failures_account_idx" ON "sign_in_failures" USING btree ("account");