export function AnalysisPage(_: object) { return null; }
