CREATE TABLE "quarantine_drops" (
	"hour" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"messages" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "letter" text;--> statement-breakpoint
UPDATE "leads" SET "bytes" = octet_length(to_jsonb("leads")::text) WHERE "status" = 'quarantined';