import type { Tool } from './attachment.ts';

/** A tool's result in words, as its page tells it to the visitor. */
export interface ToolReport {
  tool: Tool;
  /** Version of the tool's method. */
  version: string;
  score: ReportedScore | null;
  /** What the score is made of, or how well things fit. */
  parts: readonly ReportPart[];
  /** What the visitor told the tool, and figures of its result. */
  facts: readonly (readonly [label: string, value: string])[];
  advice: readonly string[];
}

export interface ReportedScore {
  /** 0 to 100. */
  value: number;
  tone: 'good' | 'fair' | 'poor';
  /** Name of the band; empty where the tool has none. */
  band: string;
  message: string;
}

export interface ReportPart {
  label: string;
  value: string;
  /** Share of what can be had, 0 to 1. */
  share: number;
}
