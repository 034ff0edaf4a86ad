CREATE TABLE "crm_sums" (
	"measure" text collate "C" NOT NULL,
	"owner" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	"count" bigint NOT NULL,
	"amount" numeric NOT NULL,
	CONSTRAINT "crm_sums_measure_owner_key_pk" PRIMARY KEY("measure","owner","key")
);
--> statement-breakpoint
ALTER TABLE "crm_collections" ADD COLUMN "summed" integer DEFAULT 0 NOT NULL;