ALTER TABLE "bookings" DROP CONSTRAINT "bookings_member_id_staff_id_fk";
