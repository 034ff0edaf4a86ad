CREATE TABLE "made_calls" (
	"key" text PRIMARY KEY NOT NULL,
	"asked" text NOT NULL,
	"answer" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "made_calls_at_idx" ON "made_calls" USING btree ("at");