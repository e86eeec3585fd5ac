// A short sign for the eye and its words for the ear, such as a move.
export function Spoken({ shown, said }: { shown: string; said: string }) {
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span class="visually-hidden">{said}</span>
    </>
  );
}
