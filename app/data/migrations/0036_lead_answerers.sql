ALTER TABLE "leads" ADD COLUMN "answered_by" text;
--> statement-breakpoint
-- Who sent the first answer that the CRM knows of; who pressed "answered" stands in the audit log only.
UPDATE "leads" SET "answered_by" = "first"."author"
FROM (
  SELECT DISTINCT ON ("lead_id") "lead_id", "author", "created_at" FROM "lead_replies" ORDER BY "lead_id", "created_at", "id"
) AS "first"
WHERE "first"."lead_id" = "leads"."id" AND "leads"."answered_at" = "first"."created_at";
