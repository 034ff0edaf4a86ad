/** A headline with at most one emphasised run: `before` + *emphasis* + `after`. */
export interface Headline {
  before: string;
  emphasis: string;
  after: string;
}
