DROP INDEX "crm_clients_score_idx";--> statement-breakpoint
ALTER TABLE "crm_clients" ALTER COLUMN "score" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "crm_clients" ADD COLUMN "contacts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "crm_clients_score_down_idx" ON "crm_clients" USING btree (coalesce("score", -1),"id");--> statement-breakpoint
CREATE INDEX "leads_client_idx" ON "leads" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "crm_clients_score_idx" ON "crm_clients" USING btree (coalesce("score", 101),"id");--> statement-breakpoint
-- New clients had a score of 0, dated like the record, where nobody had measured anything.
UPDATE "crm_clients" SET "score" = NULL, "score_history" = '[]'::jsonb
WHERE "score" = 0 AND ("score_history" = '[]'::jsonb OR (
  jsonb_array_length("score_history") = 1
  AND ("score_history"->0->>'score')::numeric = 0
  AND ("score_history"->0->>'date')::timestamptz = "created_at"
));
