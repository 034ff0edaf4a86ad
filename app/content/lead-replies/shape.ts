/** Answers to leads as they are first offered; the team's own wording takes their place. */
export type LeadReplyTemplates = readonly {
  id: 'call' | 'questions' | 'received';
  name: string;
  subject: string;
  text: string;
}[];
