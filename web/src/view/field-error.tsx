// What is wrong with a field, beside it: the reason, the place, and what can be done.
import { ApiError } from '../api/client';
import { problemText } from '../ctrl/app';
import { t, type PlainKey } from '../i18n';

export function FieldError({ id, error }: { id?: string; error: ApiError | PlainKey }) {
  return (
    <p id={id} class="field-error" role="alert">
      {error instanceof ApiError ? problemText(error) : t(error)}
    </p>
  );
}
