export function PlayPage(_: object) { return null; }
