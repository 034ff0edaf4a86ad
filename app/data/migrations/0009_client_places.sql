CREATE INDEX "crm_clients_place_idx" ON "crm_clients" USING btree ("lat","lng");--> statement-breakpoint
CREATE INDEX "crm_clients_address_idx" ON "crm_clients" USING gin ("address" gin_trgm_ops);