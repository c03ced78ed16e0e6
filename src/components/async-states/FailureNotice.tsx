import { Notice } from '@haat/design-system';
import { failureOf } from '@haat/machines/failure';

interface FailureNoticeProps {
  /** What a call was refused with; null while nothing went wrong. */
  of: unknown;
  /** Said where the answer has no words for people. */
  fallback: string;
}

/** The reason of a failed action, announced */
export const FailureNotice = ({ of, fallback }: FailureNoticeProps) =>
  of ? (
    <Notice tone="critical" live>
      {failureOf(of, fallback).message}
    </Notice>
  ) : null;
