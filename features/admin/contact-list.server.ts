import { count } from 'drizzle-orm';
import { messageStateWords } from '#features/contact/message-states.ts';
import { contactTopics } from '#features/contact/contact-texts.ts';
import { contactMessages as messages } from '#features/contact/contact.table.server.ts';
import { asked, fieldsOf, type MessageSource, orderBy } from './message-source.server.ts';

const labels = ['Name', 'Email', 'Topic', 'Message', 'State'] as const;

const columns = {
  Name: messages.name,
  Email: messages.email,
  Topic: messages.topic,
  Message: messages.message,
  State: messages.state,
};

const asking = { words: [messages.name, messages.email, messages.topic, messages.message], id: messages.id };

const topicInWords = (topic: string) => contactTopics.find(({ value }) => value === topic)?.label ?? topic;

/** What visitors wrote by the contact form. */
export const contactList: MessageSource = {
  labels,
  async read(db, { limit, offset, sort, ...slice }) {
    const rows = await db
      .select()
      .from(messages)
      .where(asked(slice, asking))
      .orderBy(...orderBy(sort, { at: messages.createdAt, id: messages.id, columns }))
      .limit(limit)
      .offset(offset);
    return rows.map(({ id, createdAt, name, email, topic, message, state }) => ({
      id,
      at: createdAt,
      fields: fieldsOf(labels, [name, email, topicInWords(topic), message, messageStateWords[state]]),
      href: `/account/messages/${id}`,
    }));
  },
  async count(db, search) {
    const [row] = await db.select({ total: count() }).from(messages).where(asked({ search }, asking));
    return row?.total ?? 0;
  },
};
