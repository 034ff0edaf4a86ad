interface Office {
  city: string;
  note: string | null;
  street: string;
  town: string;
}

/** Company facts in the legal texts; its first executive is responsible for both. */
export interface Publisher {
  legalName: string;
  email: string;
  privacyEmail: string;
  phone: string;
  phoneDisplay: string;
  executives: readonly { name: string; role: string }[];
  offices: readonly Office[];
}

/** An office's address on one line. */
export function addressOf({ street, town }: Office): string {
  return `${street}, ${town}`;
}
