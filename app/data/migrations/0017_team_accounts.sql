ALTER TABLE "staff" ADD COLUMN "name_key" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "status" text DEFAULT 'available' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "services" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "member_id" text;--> statement-breakpoint
-- As domain/staff/account-name.ts compares names.
UPDATE "staff" SET "name_key" = regexp_replace(lower(normalize("name", NFKD)), '[\u0300-\u036f]', '', 'g');--> statement-breakpoint
-- Of accounts with one name, the oldest keeps it; the others are told apart by the end of their id.
UPDATE "staff" SET
  "name" = left("name", 90) || ' (' || right("id"::text, 6) || ')',
  "name_key" = left("name_key", 90) || ' (' || right("id"::text, 6) || ')'
WHERE "id" IN (
  SELECT "id" FROM (
    SELECT "id", row_number() OVER (PARTITION BY "name_key" ORDER BY "created_at", "id") AS "place" FROM "staff"
  ) AS "namesakes" WHERE "place" > 1
);--> statement-breakpoint
ALTER TABLE "staff" ALTER COLUMN "name_key" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_name_key" ON "staff" USING btree ("name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_member_key" ON "staff" USING btree ("member_id");--> statement-breakpoint
-- An account with the name of a person of the public page is theirs, with what was said of them so far.
UPDATE "staff" SET "member_id" = "known"."id", "services" = "known"."services"
FROM (VALUES
  ('ines', 'ines caron', ARRAY['seo', 'visibilité locale', 'landing pages']),
  ('mateo', 'mateo rivas', ARRAY['google ads', 'meta ads', 'e-commerce']),
  ('claire', 'claire oduya', ARRAY['contenu', 'youtube', 'podcasts'])
) AS "known" ("id", "name_key", "services")
WHERE "staff"."name_key" = "known"."name_key";--> statement-breakpoint
UPDATE "staff" SET "status" = "team_statuses"."status"
FROM "team_statuses" WHERE "team_statuses"."member_id" = "staff"."member_id";--> statement-breakpoint
UPDATE "leads" SET "assigned_to" = "staff"."id"::text
FROM "staff" WHERE "staff"."member_id" = "leads"."assigned_to";--> statement-breakpoint
DROP TABLE "team_statuses" CASCADE;
