import type { AuthorId } from '#app/domain/blog/article-slugs.ts';
import type { AuthorText } from './shape.ts';

export const en: Record<AuthorId, AuthorText> = {
  ines: {
    title: 'Inès Caron, local SEO lead | Iluma',
    description:
      'Inès Caron looks after Business Profiles, reviews and local pages at Iluma. See what she does, what she writes about and how she checks it.',
    heading: { before: '', emphasis: 'Inès Caron', after: ', local SEO' },
    lead: 'Inès helps local businesses get found on Google through their profile, their reviews and their pages. She’s worked in SEO for eleven years.',
    paragraphs: [
      'Her day starts with Business Profiles: a category that’s slightly off, holiday hours nobody entered, a review waiting for a reply. Then she moves on to websites. She reads each page twice, first on a phone like a customer in a hurry, then in the source code like a crawler. Every audit ends in a short list of fixes with the most useful one at the top.',
      'On the blog she covers the things she works on every week: completing a Business Profile, replying to reviews, speeding up a site, getting cited in AI answers. She’d rather give you steps you can finish in an evening than a whole theory.',
      'Before anything is published, she opens every source and writes down the day she read it, because search engines revise their guidance. Rules come from official documentation, and anything else is labeled as opinion. If a figure is there only to show how a calculation works, the text calls it an example. A colleague then reads the draft, looking for what’s missing. When a reader points out a mistake, she fixes it and updates the date.',
      'Inès works in French and English. Mateo Rivas, a native speaker, edits the Spanish versions of her articles. You can book a call with her about local SEO or a landing page.',
    ],
  },
  mateo: {
    title: 'Mateo Rivas, advertising and analytics | Iluma',
    description:
      'Mateo Rivas runs Google Ads and Meta Ads campaigns at Iluma and checks what they bring in. His day-to-day work, his articles and his languages.',
    heading: { before: '', emphasis: 'Mateo Rivas', after: ', advertising and analytics' },
    lead: 'Mateo works out with clients where their ad money should go, and when to stop spending it. He’s been in advertising for nine years.',
    paragraphs: [
      'In the morning he opens the ad accounts and reads the searches that cost a click. He rules out the ones that have nothing to do with the business, shifts the budget toward those that bring inquiries, and makes sure calls and forms are being counted. If nobody can say what a campaign earns, he suggests pausing it.',
      'He writes about budgets and follow-up: how much to put into Google Ads, how to count calls, how to keep inquiries from slipping through the cracks, and what Law 25 and the GDPR ask of you. Expect arithmetic that you can redo with your own numbers.',
      'Every worked example is calculated twice in a spreadsheet, once by him and once by a colleague, and the article says that it’s an example. Platform rules come from the platforms’ own help pages, with the address listed. He leaves out industry averages if he can’t show where they come from. On legal matters, he gives the date of each rule and reminds readers that an article is no substitute for a lawyer.',
      'Spanish is his first language, and he also works in English and French. He edits all of the blog’s Spanish, including articles by other people, so that it reads naturally in Mexico City and Bogotá alike. For a question about a campaign, an online store or tracking, book a call with him.',
    ],
  },
  claire: {
    title: 'Claire Oduya, content and video | Iluma',
    description:
      'Claire Oduya writes web pages, videos and podcasts at Iluma. How she works, what she publishes on the blog and what she checks before it goes out.',
    heading: { before: '', emphasis: 'Claire Oduya', after: ', content and video' },
    lead: 'Claire turns customers’ questions into pages, videos and podcasts. She’s been writing for a living for twelve years.',
    paragraphs: [
      'She nearly always begins by listening, whether it’s a call with whoever answers the phone, a visit to the workshop or a stack of emails. She takes down people’s exact words and builds an outline from them. One subject may become a service page, a two-minute video and a podcast episode, each written for the place where people will come across it.',
      'Her articles deal with writing and with what happens after a sale: using AI and keeping your own voice, bringing customers back, running a newsletter, getting a chat assistant ready for your site.',
      'In each draft she highlights everything that can be checked, and beside it notes the source she opened herself. If there’s no source, the statement is cut or turned into an example that says so. Where an AI tool prepared part of the text, she reworks that part line by line. Then she reads the article aloud, hands it to a colleague who knows the subject, and checks the dated facts again each time she updates it.',
      'She writes in French and English, and doesn’t translate one from the other. Mateo Rivas edits the Spanish. You can book a call with her about an article, a YouTube channel or a podcast.',
    ],
  },
};
