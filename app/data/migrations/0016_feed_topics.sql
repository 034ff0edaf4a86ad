CREATE TABLE "feed_topics" (
	"topic" text collate "C" PRIMARY KEY NOT NULL,
	"changes" bigint NOT NULL
);
