CREATE TABLE "searches" (
	"day" date NOT NULL,
	"text" text NOT NULL,
	"times" integer NOT NULL,
	"found" integer NOT NULL,
	CONSTRAINT "searches_day_text_pk" PRIMARY KEY("day","text")
);
