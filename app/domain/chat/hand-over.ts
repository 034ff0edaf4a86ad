/** How the assistant's link to the contact page says that the conversation is to go along. */
export const handOverQuery = { name: 'avec', value: 'conversation' } as const;
