import type { StaffCopy } from '#app/content/staff/shape.ts';
import type { AppSetUp } from '#app/domain/staff/answer.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { QrCode } from './qr-code.tsx';

type Messages = StaffCopy['account']['secondStep'];

/** Setup of an authenticator app, and the field for its first code. */
export function AppFields({ copy, setUp }: { copy: Messages; setUp: AppSetUp }) {
  return (
    <>
      <SetUp copy={copy} {...setUp} />
      <TextField
        name="crm-code"
        label={copy.code}
        autoComplete="one-time-code"
        maxLength={40}
        required
      />
    </>
  );
}

function SetUp({ copy, uri, secret, code }: { copy: Messages } & AppSetUp) {
  const { scan, secret: type, open } = copy.steps;
  return (
    <div className="grid gap-3">
      <p>{scan}</p>
      <QrCode code={code} label={copy.drawing} />
      <p>
        {type} <code className="tabular font-semibold wrap-anywhere">{inFours(secret)}</code>
      </p>
      <p>
        {open}{' '}
        <a href={uri} className="text-link wrap-anywhere">
          {uri}
        </a>
      </p>
    </div>
  );
}

function inFours(text: string): string {
  return text.replace(/.{4}(?=.)/g, '$& ');
}
