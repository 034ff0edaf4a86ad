UPDATE "crm_clients" SET "search_text" = left("search_text", 500) WHERE length("search_text") > 500;--> statement-breakpoint
DROP INDEX "crm_clients_name_idx";--> statement-breakpoint
CREATE INDEX "crm_clients_of_sector_idx" ON "crm_clients" USING btree ("sector","sector_key","id");--> statement-breakpoint
CREATE INDEX "crm_clients_status_revenue_idx" ON "crm_clients" USING btree ("status","revenue","id");--> statement-breakpoint
CREATE INDEX "crm_clients_filters_idx" ON "crm_clients" USING btree ("assigned_to","status","sector","score");--> statement-breakpoint
CREATE INDEX "crm_journal_author_type_idx" ON "crm_journal" USING btree ("author","type","at","id");--> statement-breakpoint
CREATE INDEX "crm_clients_name_idx" ON "crm_clients" USING btree ("name_key","id","search_text");