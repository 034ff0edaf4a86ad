import type { Tool } from './attachment.ts';

/** A tool's result as text, as its page tells the visitor. */
export interface ToolReport {
  tool: Tool;
  /** Version of the tool's method. */
  version: string;
  score: ReportedScore | null;
  /** Parts of the score, or how well businesses match. */
  parts: readonly ReportPart[];
  /** The visitor's input, and figures of the result. */
  facts: readonly (readonly [label: string, value: string])[];
  advice: readonly string[];
}

export interface ReportedScore {
  /** 0 to 100. */
  value: number;
  tone: 'good' | 'fair' | 'poor';
  /** Name of the score band; empty if the tool has none. */
  band: string;
  message: string;
}

export interface ReportPart {
  label: string;
  value: string;
  /** Share of the maximum, 0 to 1. */
  share: number;
}
