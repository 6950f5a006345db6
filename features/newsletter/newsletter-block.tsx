import { heroUrl } from '#illustrations/manifest/art-urls.ts';
import { NewsletterFields, type NewsletterWords } from './newsletter-fields.tsx';
import './newsletter.css';

/** The home page's block: words on the quiet half of a scene. */
export function NewsletterBlock({ words }: { words: NewsletterWords & { title: string; text: string } }) {
  return (
    <section className="newsletter later" aria-labelledby="newsletter">
      <img src={heroUrl('rest')} alt="" width="1600" height="720" loading="lazy" />
      <div className="newsletter-words">
        <h2 id="newsletter" className="text-section">
          {words.title}
        </h2>
        <p className="lead">{words.text}</p>
        <NewsletterFields source="home" words={words} />
      </div>
    </section>
  );
}
