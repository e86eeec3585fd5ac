// The few drawings of buttons, as paths on a 24 × 24 field. Always beside a text or a label, never alone.
const PATHS = {
  sun: 'M12 7a5 5 0 100 10 5 5 0 000-10zM12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.100 2.100M17.700 17.700l2.100 2.100M4.200 19.800l2.100-2.100M17.700 6.300l2.100-2.100',
  moon: 'M20 14.500A8.500 8.500 0 019.500 4a8.500 8.500 0 1010.500 10.500z',
  close: 'M6 6l12 12M18 6L6 18',
  first: 'M6 5v14M19 5l-10 7 10 7z',
  previous: 'M16 5l-10 7 10 7z',
  next: 'M8 5l10 7-10 7z',
  last: 'M18 5v14M5 5l10 7-10 7z',
  flip: 'M7 4v14m0 0l-3.500-3.500M7 18l3.500-3.500M17 20V6m0 0l-3.500 3.500M17 6l3.500 3.500',
  play: 'M8 5l11 7-11 7z',
  stop: 'M7 7h10v10H7z',
  up: 'M7 11v9M7 11l4-7c1.500 0 2.500 1 2 3l-.600 3H19c1 0 1.600.900 1.400 1.800l-1.300 6.500c-.200 1-1 1.700-2 1.700H7M3.500 11H7v9H3.500z',
  down: 'M7 13V4M7 13l4 7c1.500 0 2.500-1 2-3l-.600-3H19c1 0 1.600-.900 1.400-1.800l-1.300-6.500c-.200-1-1-1.700-2-1.700H7M3.500 13H7V4H3.500z',
  question: 'M8.500 9a3.500 3.500 0 117 0c0 2.500-3.500 2.700-3.500 5M12 18.200v.3',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  save: 'M12 4v11m0 0l-4-4m4 4l4-4M5 20h14',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** A button that is only a drawing; its label is what a screen reader says. */
export function IconButton({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" class="icon-button" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
