export function StudioPage(_: object) { return null; }
