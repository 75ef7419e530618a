import React from 'react';
import Layout from '@theme/Layout';
export default function Home() { return <Layout><main><h1>TON Docs</h1></main></Layout>; }
