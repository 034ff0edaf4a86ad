import type { Collection, EntityName, FieldsOf } from '#app/domain/crm/records/entities.ts';
import type { NamesWith } from '#app/domain/crm/records/flat-fields.ts';

/** Collections whose fields are named by a section of the workspace. */
export type SectionCollection = 'clients' | 'projects' | 'tasks' | 'journal';

/** Kinds of fields that can be shown in one line of text. */
type TextualKind = 'text' | 'choice' | 'number' | 'day' | 'labels';

export interface CollectionsCopy {
  /** One record, in the audit log. */
  entities: Record<EntityName, string>;
  /** Field labels of the other collections. */
  fields: {
    [C in Exclude<Collection, SectionCollection>]: Record<
      NamesWith<FieldsOf[C], { kind: TextualKind }>,
      string
    >;
  };
}
