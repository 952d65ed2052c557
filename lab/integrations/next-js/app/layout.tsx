import type { ReactNode } from "react";

export const metadata = { title: "Saffron", metadataBase: new URL("https://saffron.example") };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
